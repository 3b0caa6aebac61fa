//! The command line in the language of whoever types. What a command and its arguments are for stands in the messages; here
//! it is put in its place, and what clap would say in English by itself is said instead.

use anstyle::Style;
use clap::builder::Resettable;
use clap::{Arg, ArgAction, Command};
use portolan_boards::{Locale, program};

/// The same command line, told in another language.
pub fn dressed(command: Command, locale: &Locale) -> Command {
    let version = command.get_version().map(str::to_string);
    let command = dress(command, "", locale).after_help(program::examples(locale));
    match version {
        Some(_) => command.disable_version_flag(true).arg(flag("version", 'V', ArgAction::Version, locale)),
        None => command,
    }
}

/// One command with all below it. `path` is its name, with those of the commands above it.
fn dress(command: Command, path: &str, locale: &Locale) -> Command {
    let command = command
        .mut_subcommands(|sub| {
            let path = format!("{path} {}", sub.get_name());
            dress(sub, path.trim(), locale)
        })
        .mut_args(|argument| dress_argument(argument, path, locale))
        .disable_help_flag(true)
        .disable_help_subcommand(true)
        .arg(flag("help", 'h', ArgAction::Help, locale))
        .long_about(Resettable::Reset)
        .subcommand_value_name(program::placeholder("COMMAND", locale));
    let (usage, template) = (usage(&command, path, locale), template(&command, locale));
    let command = command.override_usage(usage).help_template(template);
    let command = match program::more(path, locale) {
        Some(more) => command.after_help(more),
        None => command,
    };
    match program::about(path, locale) {
        Some(about) => command.about(about),
        None => command,
    }
}

fn flag(name: &'static str, letter: char, action: ArgAction, locale: &Locale) -> Arg {
    let flag = Arg::new(name).short(letter).long(name).action(action);
    flag.help(program::argument("", name, locale).unwrap_or_default())
}

fn dress_argument(argument: Arg, path: &str, locale: &Locale) -> Arg {
    let mut text = program::argument(path, argument.get_id().as_str(), locale).unwrap_or_default();
    let takes_value = argument.get_action().takes_values();
    let values = argument.get_possible_values();
    if takes_value && !values.is_empty() {
        let names: Vec<&str> = values.iter().map(|value| value.get_name()).collect();
        text = program::with_values(&text, &names.join(", "), locale);
    }
    let defaults: Vec<_> =
        argument.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    if takes_value && !defaults.is_empty() {
        text = program::with_default(&text, &defaults.join(","), locale);
    }
    let placeholder = program::placeholder(&placeholder_of(&argument), locale);
    let argument = argument.help(text).long_help(Resettable::Reset);
    if !takes_value {
        return argument;
    }
    argument.value_name(placeholder).hide_default_value(true).hide_possible_values(true)
}

/// What stands for the value: what was said, or the name of the argument.
fn placeholder_of(argument: &Arg) -> String {
    let said = argument.get_value_names().and_then(|names| names.first());
    said.map_or_else(|| argument.get_id().as_str().to_uppercase(), ToString::to_string)
}

/// How the command is called.
fn usage(command: &Command, path: &str, locale: &Locale) -> String {
    let name = format!("portolan {path}");
    let mut ways = Vec::new();
    if !command.is_subcommand_required_set() {
        let mut way = format!("{} [{}]", name.trim(), program::placeholder("OPTIONS", locale));
        for argument in command.get_positionals() {
            let value = program::placeholder(&placeholder_of(argument), locale);
            way += &if argument.is_required_set() { format!(" <{value}>") } else { format!(" [{value}]") };
        }
        ways.push(way);
    }
    if command.has_subcommands() {
        ways.push(format!("{} <{}>", name.trim(), program::placeholder("COMMAND", locale)));
    }
    ways.join("\n  ")
}

/// What the help shows, in which order: only what this command has.
fn template(command: &Command, locale: &Locale) -> String {
    let headings = program::headings(locale);
    let style = Style::new().bold().underline();
    let heading = |text: &str| format!("{style}{text}{style:#}");
    let mut template = format!("{{about-with-newline}}\n{}\n  {{usage}}", heading(&headings.usage));
    if command.get_subcommands().any(|sub| !sub.is_hide_set()) {
        template += &format!("\n\n{}\n{{subcommands}}", heading(&headings.commands));
    }
    if command.get_positionals().next().is_some() {
        template += &format!("\n\n{}\n{{positionals}}", heading(&headings.arguments));
    }
    template + &format!("\n\n{}\n{{options}}{{after-help}}", heading(&headings.options))
}
