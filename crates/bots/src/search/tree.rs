//! The tree: what was tried after which choices, and what came of it. All of it lies in two lists that keep their room.
//!
//! A node is a history as somebody at the table has seen it. While nothing happens in secret, all seats have seen the
//! same and stand at the same node; a secret choice parts them: who made it goes on along that choice, everybody else
//! along [`HIDDEN`]. So what a seat tries can depend on nothing that it has not seen.

/// The place of a node or of an edge in its list.
pub(super) type Place = u32;

/// No node, no edge.
pub(super) const NONE: Place = Place::MAX;

/// The number of a choice that one has not seen.
pub(super) const HIDDEN: u16 = u16::MAX;

/// A history, from the eyes of somebody.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The first of its edges; they are sorted by choice.
    pub(super) first: Place,
    /// How often it was thought on from here, by whoever chooses here …
    pub(super) visits: u32,
    /// … and what came of it for them, on average.
    pub(super) value: f32,
}

/// A choice that can be made at a node.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    /// Its number.
    pub(super) choice: u16,
    /// The next edge of the same node.
    pub(super) next: Place,
    /// Where it leads.
    pub(super) child: Place,
    /// How often it was made.
    pub(super) visits: u32,
    /// How often it could have been made.
    pub(super) available: u32,
    /// How much it is tried before it has proved itself.
    pub(super) prior: f32,
    /// What came of it for whoever made it, on average …
    pub(super) value: f32,
    /// … how likely they won …
    pub(super) chance: f32,
    /// … how many points they had …
    pub(super) points: f32,
    /// … and how often they were eliminated.
    pub(super) eliminated: f32,
}

/// All nodes and edges.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
}

/// A tree does not grow beyond so many nodes and edges; what comes after that is only played out.
const MOST_NODES: usize = 1 << 19;
const MOST_EDGES: usize = 1 << 21;

impl Tree {
    /// An empty tree: one node without edges.
    pub(super) fn new() -> Tree {
        let mut tree = Tree { nodes: Vec::new(), edges: Vec::new() };
        tree.clear();
        tree
    }

    /// Forgets everything and keeps the room.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node { first: NONE, visits: 0, value: 0.0 });
    }

    /// Finds room for so many iterations beforehand.
    pub(super) fn reserve(&mut self, iterations: usize) {
        let more = |most: usize, wanted: usize, has: usize| wanted.min(most).saturating_sub(has);
        self.nodes.reserve(more(MOST_NODES, 4 * iterations, self.nodes.len()));
        self.edges.reserve(more(MOST_EDGES, 12 * iterations, self.edges.len()));
    }

    /// Can it grow on?
    pub(super) fn has_room(&self) -> bool {
        self.nodes.len() < MOST_NODES && self.edges.len() < MOST_EDGES
    }

    pub(super) fn node(&mut self, node: Place) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub(super) fn edge(&mut self, edge: Place) -> &mut Edge {
        &mut self.edges[edge as usize]
    }

    /// The edges of a node, in the order of their choices.
    pub(super) fn edges_of(&self, node: Place) -> impl Iterator<Item = &Edge> {
        let mut next = self.nodes[node as usize].first;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// Looks for the edge of a choice from `after` on (an edge with a smaller choice, or none) and makes it if it is
    /// not there; says whether it is new.
    pub(super) fn edge_after(&mut self, node: Place, after: Place, choice: u16) -> (Place, bool) {
        let mut before = after;
        let mut here = match after {
            NONE => self.nodes[node as usize].first,
            after => self.edges[after as usize].next,
        };
        while here != NONE && self.edges[here as usize].choice < choice {
            before = here;
            here = self.edges[here as usize].next;
        }
        if here != NONE && self.edges[here as usize].choice == choice {
            return (here, false);
        }
        let new = self.edges.len() as Place;
        self.edges.push(Edge {
            choice,
            next: here,
            child: NONE,
            visits: 0,
            available: 0,
            prior: 0.0,
            value: 0.0,
            chance: 0.0,
            points: 0.0,
            eliminated: 0.0,
        });
        match before {
            NONE => self.nodes[node as usize].first = new,
            before => self.edges[before as usize].next = new,
        }
        (new, true)
    }

    /// Where an edge leads; the node is made if it is not there.
    pub(super) fn child(&mut self, edge: Place) -> Place {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return child;
        }
        let new = self.nodes.len() as Place;
        self.nodes.push(Node { first: NONE, visits: 0, value: 0.0 });
        self.edges[edge as usize].child = new;
        new
    }

    /// Where a node leads with this choice; the way is made if it is not there.
    pub(super) fn follow(&mut self, node: Place, choice: u16) -> Place {
        let (edge, _) = self.edge_after(node, NONE, choice);
        self.child(edge)
    }
}
