//! Sets stored as the bits of one integer: [`CardSet`](crate::CardSet), [`SeatSet`](crate::SeatSet), and the sets that
//! the games define with [`bit_set!`](crate::bit_set!).

/// Defines a set type that stores one bit for each possible element.
///
/// `index` returns the bit of an element and `element` is its inverse; `debug` is what `Debug` prints for an element.
///
/// ```
/// #[derive(Clone, Copy, PartialEq, Debug)]
/// pub enum Good { Rice, Fish, Tea }
///
/// portolan_core::bit_set! {
///     /// Some of the goods.
///     pub struct GoodSet(u8) of Good {
///         index: |good| good as usize,
///         element: |index| [Good::Rice, Good::Fish, Good::Tea][index],
///         debug: |good| good,
///     }
/// }
///
/// let mut goods = GoodSet::only(Good::Tea).with(Good::Rice);
/// assert_eq!(goods.iter().collect::<Vec<_>>(), [Good::Rice, Good::Tea]);
/// goods.remove(Good::Rice);
/// assert_eq!(goods, GoodSet::below(3) - GoodSet::below(2));
/// ```
#[macro_export]
macro_rules! bit_set {
    ($(#[$doc:meta])* $visibility:vis struct $Set:ident($Bits:ty) of $Element:ty {
        index: |$indexed:ident| $index:expr,
        element: |$at:ident| $element:expr,
        debug: |$shown:ident| $debug:expr $(,)?
    }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
        $visibility struct $Set($Bits);

        #[allow(dead_code, reason = "not every set needs every method")]
        impl $Set {
            /// The empty set.
            pub const EMPTY: $Set = $Set(0);
            /// The number of elements that a set can hold.
            pub const CAPACITY: usize = <$Bits>::BITS as usize;

            /// The set of one element.
            #[inline]
            pub const fn only($indexed: $Element) -> $Set {
                $Set(1 << $index)
            }

            /// All elements with an index below `count`.
            pub const fn below(count: usize) -> $Set {
                if count >= Self::CAPACITY { $Set(<$Bits>::MAX) } else { $Set((1 << count) - 1) }
            }

            /// The set with these bits.
            #[inline]
            pub const fn from_bits(bits: $Bits) -> $Set {
                $Set(bits)
            }

            /// One bit for each element, by its index.
            #[inline]
            pub const fn bits(self) -> $Bits {
                self.0
            }

            /// Whether the element is in the set.
            #[inline]
            pub const fn has(self, element: $Element) -> bool {
                self.0 & Self::only(element).0 != 0
            }

            /// The number of elements.
            #[inline]
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether the set has no element.
            #[inline]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// Whether the sets have no element in common.
            #[inline]
            pub const fn is_disjoint(self, other: $Set) -> bool {
                self.0 & other.0 == 0
            }

            /// This set with one more element.
            #[inline]
            #[must_use]
            pub const fn with(self, element: $Element) -> $Set {
                $Set(self.0 | Self::only(element).0)
            }

            /// This set without an element.
            #[inline]
            #[must_use]
            pub const fn without(self, element: $Element) -> $Set {
                $Set(self.0 & !Self::only(element).0)
            }

            /// The elements of either set; `|` in constants.
            #[inline]
            #[must_use]
            pub const fn union(self, other: $Set) -> $Set {
                $Set(self.0 | other.0)
            }

            /// The elements of this set that are not in `other`; `-` in constants.
            #[inline]
            #[must_use]
            pub const fn difference(self, other: $Set) -> $Set {
                $Set(self.0 & !other.0)
            }

            /// Adds an element.
            #[inline]
            pub fn insert(&mut self, element: $Element) {
                *self = self.with(element);
            }

            /// Removes an element.
            #[inline]
            pub fn remove(&mut self, element: $Element) {
                *self = self.without(element);
            }

            /// The element with the lowest index.
            #[inline]
            pub fn first(self) -> Option<$Element> {
                let $at = self.0.trailing_zeros() as usize;
                if self.0 == 0 { None } else { Some($element) }
            }

            /// Removes and returns the element with the lowest index.
            #[inline]
            pub fn pop_first(&mut self) -> Option<$Element> {
                let first = self.first()?;
                self.0 &= self.0 - 1;
                Some(first)
            }

            /// The `count` elements with the lowest indices, or all if there are fewer.
            #[must_use]
            pub fn lowest(self, count: usize) -> $Set {
                self.iter().take(count).collect()
            }

            /// The elements by ascending index.
            #[inline]
            pub fn iter(self) -> $crate::bit_set::Iter<$Set> {
                $crate::bit_set::Iter(self)
            }
        }

        impl $crate::bit_set::BitSet for $Set {
            type Element = $Element;
            #[inline]
            fn pop_first(&mut self) -> Option<$Element> {
                $Set::pop_first(self)
            }
            #[inline]
            fn len(&self) -> usize {
                $Set::len(*self)
            }
        }

        impl IntoIterator for $Set {
            type Item = $Element;
            type IntoIter = $crate::bit_set::Iter<$Set>;
            #[inline]
            fn into_iter(self) -> Self::IntoIter {
                self.iter()
            }
        }

        impl FromIterator<$Element> for $Set {
            #[inline]
            fn from_iter<I: IntoIterator<Item = $Element>>(elements: I) -> $Set {
                elements.into_iter().fold($Set::EMPTY, $Set::with)
            }
        }

        impl ::std::ops::BitOr for $Set {
            type Output = $Set;
            #[inline]
            fn bitor(self, other: $Set) -> $Set {
                self.union(other)
            }
        }

        impl ::std::ops::BitOrAssign for $Set {
            #[inline]
            fn bitor_assign(&mut self, other: $Set) {
                *self = self.union(other);
            }
        }

        impl ::std::ops::BitAnd for $Set {
            type Output = $Set;
            #[inline]
            fn bitand(self, other: $Set) -> $Set {
                $Set(self.0 & other.0)
            }
        }

        impl ::std::ops::Sub for $Set {
            type Output = $Set;
            #[inline]
            fn sub(self, other: $Set) -> $Set {
                self.difference(other)
            }
        }

        impl ::std::ops::SubAssign for $Set {
            #[inline]
            fn sub_assign(&mut self, other: $Set) {
                *self = self.difference(other);
            }
        }

        impl ::std::fmt::Debug for $Set {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.debug_set().entries(self.iter().map(|$shown| $debug)).finish()
            }
        }
    };
}

/// Serializes a set as the list of its elements.
#[macro_export]
macro_rules! serialize_as_list {
    ($Set:ty) => {
        impl ::serde::Serialize for $Set {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_seq(self.iter())
            }
        }
    };
}

/// A set made by [`bit_set!`](crate::bit_set!), for [`Iter`].
pub trait BitSet {
    /// The element type.
    type Element;

    /// Removes and returns the element with the lowest index.
    fn pop_first(&mut self) -> Option<Self::Element>;

    /// The number of elements.
    fn len(&self) -> usize;

    /// Whether the set has no element.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }
}

/// Iterates over the elements of a set by ascending index.
#[derive(Clone, Debug)]
pub struct Iter<S>(pub S);

impl<S: BitSet> Iterator for Iter<S> {
    type Item = S::Element;
    #[inline]
    fn next(&mut self) -> Option<S::Element> {
        self.0.pop_first()
    }
    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl<S: BitSet> ExactSizeIterator for Iter<S> {}
