# The analyzer, from the archive that mvn -Prelease verify made:
#   docker build --build-arg VERSION=0.1.0 --tag fjprobe .
#   docker run --rm --volume "$PWD:/recordings" fjprobe summarize run.jfr
# What writes a file (--html, facts, export) has to run as the owner of the folder:
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/recordings" fjprobe summarize --html=report.html run.jfr
FROM eclipse-temurin:21-jre

ARG VERSION=0.1.0
ADD target/release/fjprobe-${VERSION}.tar.gz /opt/
RUN ln -s "/opt/fjprobe-${VERSION}/analyzer" /usr/local/bin/analyzer

# nobody, unless --user says otherwise: most commands only read
USER 65534:65534
WORKDIR /recordings
ENTRYPOINT ["analyzer"]
CMD ["--help"]
