//! The search tree, in two vectors that keep their capacity.
//!
//! A node is a history as a seat has seen it. Without secrets, all seats have seen the same and share one node. A secret
//! choice separates them: the chooser moves along that choice, the others along [`HIDDEN`]. So what a seat selects can
//! depend only on what it has seen.

/// The index of a node.
pub(super) type NodeId = u32;
/// The index of an edge.
pub(super) type EdgeId = u32;

/// No node, no edge.
pub(super) const NONE: u32 = u32::MAX;

/// Stands for the number of a choice that the seat did not see.
pub(super) const HIDDEN: u16 = u16::MAX;

/// A history as a seat has seen it.
#[derive(Clone, Copy)]
pub(super) struct Node {
    /// The head of the linked list of its edges, which is sorted by choice.
    pub(super) first_edge: EdgeId,
    /// The number of iterations that chose here …
    pub(super) visits: u32,
    /// … and the mean reward of the chooser.
    pub(super) value: f32,
}

impl Node {
    const NEW: Node = Node { first_edge: NONE, visits: 0, value: 0.0 };
}

/// A choice at a node.
#[derive(Clone, Copy)]
pub(super) struct Edge {
    /// The number of the choice.
    pub(super) choice: u16,
    /// The next edge of the same node.
    pub(super) next: EdgeId,
    pub(super) child: NodeId,
    pub(super) visits: u32,
    /// The number of iterations in which the choice was legal.
    pub(super) availability: u32,
    pub(super) prior: f32,
    /// The mean reward of the chooser, …
    pub(super) value: f32,
    /// … its chance of winning, …
    pub(super) win_chance: f32,
    /// … its points, …
    pub(super) points: f32,
    /// … and its rate of elimination.
    pub(super) eliminated: f32,
}

impl Edge {
    const fn new(choice: u16, next: EdgeId) -> Edge {
        Edge {
            choice,
            next,
            child: NONE,
            visits: 0,
            availability: 0,
            prior: 0.0,
            value: 0.0,
            win_chance: 0.0,
            points: 0.0,
            eliminated: 0.0,
        }
    }
}

/// All nodes and edges.
pub(super) struct Tree {
    pub(super) nodes: Vec<Node>,
    pub(super) edges: Vec<Edge>,
}

/// Beyond these sizes the tree stops growing, and rollouts begin at its leaves.
const MAX_NODES: usize = 1 << 19;
const MAX_EDGES: usize = 1 << 21;

impl Tree {
    /// Returns a tree with one node.
    pub(super) fn new() -> Tree {
        let mut tree = Tree { nodes: Vec::new(), edges: Vec::new() };
        tree.clear();
        tree
    }

    /// Removes everything but keeps the capacity.
    pub(super) fn clear(&mut self) {
        self.nodes.clear();
        self.edges.clear();
        self.nodes.push(Node::NEW);
    }

    /// Reserves capacity for this many iterations.
    pub(super) fn reserve(&mut self, iterations: usize) {
        self.nodes.reserve((4 * iterations).min(MAX_NODES).saturating_sub(self.nodes.len()));
        self.edges.reserve((12 * iterations).min(MAX_EDGES).saturating_sub(self.edges.len()));
    }

    /// Whether the tree may grow.
    pub(super) fn has_room(&self) -> bool {
        self.nodes.len() < MAX_NODES && self.edges.len() < MAX_EDGES
    }

    pub(super) fn node(&mut self, node: NodeId) -> &mut Node {
        &mut self.nodes[node as usize]
    }

    pub(super) fn edge(&mut self, edge: EdgeId) -> &mut Edge {
        &mut self.edges[edge as usize]
    }

    /// Returns the edges of a node in the order of their choices.
    pub(super) fn edges_of(&self, node: NodeId) -> impl Iterator<Item = &Edge> {
        let mut next = self.nodes[node as usize].first_edge;
        std::iter::from_fn(move || {
            let edge = self.edges.get(next as usize)?;
            next = edge.next;
            Some(edge)
        })
    }

    /// Finds or creates the edge of a choice, starting after the edge `after` (with a smaller choice) or, with [`NONE`],
    /// at the first one. Returns the edge and whether it is new.
    pub(super) fn edge_after(&mut self, node: NodeId, after: EdgeId, choice: u16) -> (EdgeId, bool) {
        let mut before = after;
        let mut here = match after {
            NONE => self.nodes[node as usize].first_edge,
            after => self.edges[after as usize].next,
        };
        while here != NONE && self.edges[here as usize].choice < choice {
            before = here;
            here = self.edges[here as usize].next;
        }
        if here != NONE && self.edges[here as usize].choice == choice {
            return (here, false);
        }
        let new = self.edges.len() as EdgeId;
        self.edges.push(Edge::new(choice, here));
        match before {
            NONE => self.nodes[node as usize].first_edge = new,
            before => self.edges[before as usize].next = new,
        }
        (new, true)
    }

    /// Returns the child of an edge, creating it if needed.
    pub(super) fn child(&mut self, edge: EdgeId) -> NodeId {
        let child = self.edges[edge as usize].child;
        if child != NONE {
            return child;
        }
        let new = self.nodes.len() as NodeId;
        self.nodes.push(Node::NEW);
        self.edges[edge as usize].child = new;
        new
    }

    /// Returns the node after a choice, creating edge and node if needed.
    pub(super) fn follow(&mut self, node: NodeId, choice: u16) -> NodeId {
        let (edge, _) = self.edge_after(node, NONE, choice);
        self.child(edge)
    }
}
