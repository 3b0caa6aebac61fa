//! Embeds every language that has a folder in `messages/`: a new language is a new folder, no line of code.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=messages");
    let mut code = String::from("&[\n");
    for folder in sorted_entries(Path::new("messages"))?.into_iter().filter(|path| path.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        code += &format!("    ({tag:?}, &[\n");
        let is_messages = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
        for file in sorted_entries(&folder)?.into_iter().filter(is_messages) {
            let path = fs::canonicalize(&file)?;
            println!("cargo::rerun-if-changed={}", file.display());
            code += &format!("        include_str!({:?}),\n", path.display());
        }
        code += "    ]),\n";
    }
    code += "]\n";
    let target = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("languages.rs");
    fs::write(target, code)
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
