<#-- a line for each library of a jar -->
<#list dependencyMap as entry>
<#assign library = entry.getKey()/>
<#if library.groupId != "io.fjprobe">
     (${entry.getValue()?join(", ")}) ${library.groupId}:${library.artifactId}:${library.version}<#if library.url??> ${library.url}</#if>
</#if>
</#list>
