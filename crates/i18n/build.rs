//! Embeds every language that has a folder in `messages/`, and generates one enum of message keys for each id prefix of
//! the English files: `osaka-hand-of` becomes `OsakaKey::HandOf`. A new language needs only a new folder, a new message
//! only a new line.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=messages");
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default());
    fs::write(out.join("languages.rs"), languages()?)?;
    fs::write(out.join("keys.rs"), keys()?)
}

/// Returns the Rust code of the list of languages: each tag with the texts of its files.
fn languages() -> io::Result<String> {
    let mut code = String::from("&[\n");
    for folder in sorted_entries(Path::new("messages"))?.into_iter().filter(|path| path.is_dir()) {
        let tag = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        code += &format!("    ({tag:?}, &[\n");
        for file in message_files(&folder)? {
            println!("cargo::rerun-if-changed={}", file.display());
            code += &format!("        include_str!({:?}),\n", fs::canonicalize(&file)?.display().to_string());
        }
        code += "    ]),\n";
    }
    Ok(code + "]\n")
}

/// Returns the Rust code of one enum for each id prefix in the English files.
fn keys() -> io::Result<String> {
    let mut by_prefix = BTreeMap::<String, Vec<String>>::new();
    for file in message_files(Path::new("messages/en"))? {
        for (prefix, name) in fs::read_to_string(&file)?.lines().filter_map(message_id) {
            by_prefix.entry(prefix).or_default().push(name);
        }
    }
    let mut code = String::new();
    for (prefix, names) in by_prefix {
        write_enum(&mut code, &prefix, &names).expect("writing to a string");
    }
    Ok(code)
}

/// Returns the prefix and the rest of the id if a message starts on this line.
fn message_id(line: &str) -> Option<(String, String)> {
    let starts = line.starts_with(|first: char| first.is_ascii_lowercase());
    let (prefix, name) = line.split_once(" =").filter(|_| starts)?.0.split_once('-')?;
    Some((prefix.to_string(), name.to_string()))
}

fn write_enum(code: &mut String, prefix: &str, names: &[String]) -> std::fmt::Result {
    let key = format!("{}Key", camel_case(prefix));
    writeln!(code, "/// The messages whose ids begin with `{prefix}-`.")?;
    writeln!(code, "#[derive(Clone, Copy, PartialEq, Eq, Debug)]\npub enum {key} {{")?;
    for name in names {
        writeln!(code, "    /// `{prefix}-{name}`\n    {},", camel_case(name))?;
    }
    writeln!(
        code,
        "}}\nimpl MessageKey for {key} {{\n    fn id(self) -> &'static str {{\n        match self {{"
    )?;
    for name in names {
        writeln!(code, "            {key}::{} => \"{prefix}-{name}\",", camel_case(name))?;
    }
    writeln!(code, "        }}\n    }}\n}}")
}

fn camel_case(kebab: &str) -> String {
    let capitalised = |word: &str| word[..1].to_uppercase() + &word[1..];
    kebab.split('-').map(capitalised).collect()
}

fn message_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let is_message_file = |path: &PathBuf| path.extension().is_some_and(|ending| ending == "ftl");
    Ok(sorted_entries(folder)?.into_iter().filter(is_message_file).collect())
}

fn sorted_entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    Ok(entries)
}
