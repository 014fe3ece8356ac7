"""The engine's vocabulary and machinery: state, frames, actions, events, refusals."""
