//! The options of a game: named switches with named values, the same for files, command line and forms.

use std::fmt::Debug;

/// One option of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct OptionSpec {
    /// Its name in files and on the command line, such as `open-hands`.
    pub key: &'static str,
    /// What it can be; the first is the default.
    pub values: &'static [&'static str],
}

impl OptionSpec {
    /// A switch that is off by default.
    pub const fn switch(key: &'static str) -> OptionSpec {
        OptionSpec { key, values: &["no", "yes"] }
    }
}

/// The options of one game. `Default` is what the rulebook's main text describes.
pub trait Options: Copy + Eq + Default + Debug + Send + Sync + 'static {
    /// All options that there are.
    const LIST: &'static [OptionSpec];

    /// The place of the chosen value in the option's list of values.
    fn get(&self, option: usize) -> usize;

    /// Chooses a value by its place; called only with places that `LIST` has.
    fn set(&mut self, option: usize, value: usize);

    /// Chooses a value by name.
    fn set_by_name(&mut self, key: &str, value: &str) -> Result<(), OptionError> {
        let option = Self::LIST.iter().position(|spec| spec.key == key).ok_or_else(|| {
            let known = Self::LIST.iter().map(|spec| spec.key).collect::<Vec<_>>().join(", ");
            OptionError::Unknown { option: key.to_string(), known }
        })?;
        let values = Self::LIST[option].values;
        let value = values.iter().position(|&known| known == value).ok_or_else(|| {
            let (option, value) = (key.to_string(), value.to_string());
            OptionError::Value { option, value, known: values.join(", ") }
        })?;
        self.set(option, value);
        Ok(())
    }

    /// Every option with its chosen value, by name.
    fn pairs(&self) -> Vec<(&'static str, &'static str)> {
        Self::LIST.iter().enumerate().map(|(i, spec)| (spec.key, spec.values[self.get(i)])).collect()
    }

    /// Every combination of values there is, the default first.
    fn every() -> Vec<Self> {
        let mut all = vec![Self::default()];
        for (option, spec) in Self::LIST.iter().enumerate() {
            let known = all.clone();
            for value in 1..spec.values.len() {
                all.extend(known.iter().map(|&options| {
                    let mut options = options;
                    options.set(option, value);
                    options
                }));
            }
        }
        all
    }
}

/// An option that does not exist, or a value that it does not have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[allow(missing_docs, reason = "the messages tell")]
pub enum OptionError {
    #[error("there is no option ‘{option}’; this game has: {known}")]
    Unknown { option: String, known: String },
    #[error("‘{value}’ is no value of {option}; choose one of: {known}")]
    Value { option: String, value: String, known: String },
}
