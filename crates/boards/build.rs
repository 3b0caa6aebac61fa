//! Embeds the Markdown files of every language that has a folder in `texts/`. A new language needs only a new folder.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    write("texts", "md", "texts.rs", |name, path| format!("({name:?}, include_str!({path:?}))"))
}

/// A list of folders, each with its name and a line for each of its files.
fn write(root: &str, ending: &str, target: &str, line: impl Fn(&str, &str) -> String) -> io::Result<()> {
    println!("cargo::rerun-if-changed={root}");
    let mut code = String::from("&[\n");
    for folder in sorted_entries(Path::new(root))?.into_iter().filter(|path| path.is_dir()) {
        code += &format!("    ({:?}, &[\n", name_of(&folder));
        let wanted = |path: &PathBuf| path.extension().is_some_and(|found| found == ending);
        for file in sorted_entries(&folder)?.into_iter().filter(wanted) {
            println!("cargo::rerun-if-changed={}", file.display());
            let path = fs::canonicalize(&file)?.display().to_string();
            code += &format!("        {},\n", line(&name_of(&file), &path));
        }
        code += "    ]),\n";
    }
    code += "]\n";
    fs::write(PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join(target), code)
}

/// The name without its ending.
fn name_of(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
