"""What docs/site adds to MkDocs: README.md as the first page, and links to files outside docs/."""

import os
import posixpath
import re

from mkdocs.structure.files import File

# for example https://github.com/OWNER/fjprobe; empty: such links become the path as text
REPOSITORY = os.environ.get("FJPROBE_REPOSITORY", "").rstrip("/")
README = "README.md"
LINK = re.compile(r"(?<!!)\[([^\]]+)\]\(([^)\s:]+)\)")


def on_files(files, config):
    with open(os.path.join(os.path.dirname(config.config_file_path), README), encoding="utf-8") as file:
        text = file.read()
    text = LINK.sub(lambda link: from_readme(*link.groups()), text)
    text = text.replace("](docs/", "](")  # pictures
    files.append(File.generated(config, "index.md", content=text))
    return files


def from_readme(text, target):
    if target.startswith("docs/"):
        return f"[{text}]({target.removeprefix('docs/')})"
    return f"[{text}]({target})" if target.startswith("#") else f"[{text}](../{target})"


def on_page_markdown(markdown, page, config, files):
    def outside(link):
        text, target = link.groups()
        if not target.startswith("../"):
            return link.group(0)
        path, hash_sign, anchor = target.partition("#")
        path = posixpath.normpath(posixpath.join("docs", path))
        if not os.path.exists(os.path.join(os.path.dirname(config.config_file_path), path)):
            raise FileNotFoundError(f"{page.file.src_uri} links to {target}, which is not there")
        if REPOSITORY:
            return f"[{text}]({REPOSITORY}/blob/HEAD/{path}{hash_sign}{anchor})"
        name = posixpath.basename(path)
        return f"`{path}`" if text in (name, path) else f"{text} (`{path}`)"

    return LINK.sub(outside, markdown)
