"""Finds the places in a source file where a fault can be planted.

Python is parsed with `ast`, TypeScript with regular expressions that skip comments and strings.
"""

import ast
import copy
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

OPPOSITES = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
TWINS = {"min": "max", "max": "min", "any": "all", "all": "any"}
IN_ANY_ORDER = {"gather", "suppress", "where"}
"""Functions whose arguments may come in any order."""
OF_THEIR_OWN_TYPE = {"self", "state", "game", "placement", "action", "view"}
SHORT = 60


@dataclass(frozen=True)
class Fault:
    """Replaces the bytes from `start` to `end` of a file."""

    file: Path
    place: str
    """The function or class; the beginning of the line in TypeScript."""
    line: int
    start: int
    end: int
    before: str
    after: str

    @property
    def name(self) -> str:
        """The name in the list of equivalent faults; stable while the code stays the same."""
        return f"{self.file}:{self.place}: {short(self.before)} -> {short(self.after)}"

    def planted_in(self, source: bytes) -> bytes:
        return source[: self.start] + self.after.encode() + source[self.end :]


def short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= SHORT else f"{flat[:SHORT]}..."


def faults_in(file: Path) -> list[list[Fault]]:
    """Every site in the file with its possible faults."""
    source = file.read_bytes()
    if file.suffix == ".py":
        return list(python_sites(file, source))
    return list(typescript_sites(file, source.decode()))


# Python


def python_sites(file: Path, source: bytes) -> Iterator[list[Fault]]:
    offsets = [0]
    for line in source.splitlines(keepends=True):
        offsets.append(offsets[-1] + len(line))
    for place, returns, node in walk(ast.parse(source)):
        start = offsets[node.lineno - 1] + node.col_offset
        end = offsets[(node.end_lineno or 0) - 1] + (node.end_col_offset or 0)
        before = source[start:end].decode()
        found = [
            Fault(file, place, node.lineno, start, end, before, after)
            for after in [*alternatives(node), *wrong_returns(node, returns)]
            if not same_code(before, after)
        ]
        if found:
            yield found


def same_code(one: str, other: str) -> bool:
    """Whether they differ only in spaces, quotes and parentheses."""
    try:
        return ast.dump(ast.parse(one)) == ast.dump(ast.parse(other))
    except SyntaxError:  # several lines, and the parentheses around them left out
        return one == other


def walk(
    tree: ast.AST, place: str = "module", returns: str = ""
) -> Iterator[tuple[str, str, ast.expr | ast.stmt]]:
    """Every executed statement and expression, with its function and that function's return type.

    Skips annotations, decorators and docstrings.
    """
    for name, child in ast.iter_fields(tree):
        if name in ("annotation", "returns", "decorator_list", "type_params", "bases"):
            continue
        for node in child if isinstance(child, list) else [child]:
            if not isinstance(node, ast.AST) or is_only_words(node):
                continue
            inner, inner_returns = place, returns
            if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
                inner = node.name if place == "module" else f"{place}.{node.name}"
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                inner_returns = ast.unparse(node.returns) if node.returns else ""
            if isinstance(node, ast.expr | ast.stmt):
                yield inner, inner_returns, node
            yield from walk(node, inner, inner_returns)


def is_only_words(node: ast.AST) -> bool:
    """Imports, assertions, docstrings, the text of f-strings, and calls of typing."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Assert | ast.JoinedStr):
        return True
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
        return node.func.id in ("cast", "TypeVar", "NewType")
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def alternatives(node: ast.AST) -> Iterator[str]:
    """What could be there by mistake."""
    if isinstance(node, ast.Constant):
        yield from wrong_constants(node.value)
    elif isinstance(node, ast.stmt):
        yield from wrong_statements(node)
    else:
        yield from wrong_expressions(node)


def wrong_constants(value: object) -> Iterator[str]:
    match value:
        case bool():
            yield repr(not value)
        case int():
            yield f"({value + 1})"
            yield f"({value - 1})"
        case float():
            yield f"({value * 2 or 1.0})"
            yield "0.0"


def wrong_statements(node: ast.stmt) -> Iterator[str]:
    match node:
        case ast.AugAssign():
            if type(node.op) in OPPOSITES:
                yield ast.unparse(with_field(node, op=OPPOSITES[type(node.op)]()))
            yield "pass"
        case ast.Expr(value=ast.Call() | ast.Await()) | ast.Raise():
            yield "pass"
        case ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield "pass"
        case ast.Break():
            yield "continue"
        case ast.Continue():
            yield "break"


def wrong_expressions(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.Compare(ops=ops):
            for number, op in enumerate(ops):
                yield changed(node, ops=[*ops[:number], OPPOSITES[type(op)](), *ops[number + 1 :]])
        case ast.BoolOp() | ast.BinOp() if type(node.op) in OPPOSITES:
            yield changed(node, op=OPPOSITES[type(node.op)]())
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield f"({ast.unparse(operand)})"
        case ast.IfExp(body=body, orelse=orelse):
            yield changed(node, body=orelse, orelse=body)
        case ast.Await(value=value):
            yield ast.unparse(value)
        case ast.Call():
            yield from wrong_calls(node)


def wrong_calls(call: ast.Call) -> Iterator[str]:
    if isinstance(call.func, ast.Name) and call.func.id in TWINS:
        yield changed(call, func=ast.Name(TWINS[call.func.id]))
        return  # the order of their arguments does not matter
    if ast.unparse(call.func).rpartition(".")[2] in IN_ANY_ORDER:
        return
    match call.args:
        case [ast.expr() as one, ast.expr() as other, *rest] if may_be_mixed_up(one, other):
            yield changed(call, args=[other, one, *rest])


def may_be_mixed_up(one: ast.expr, other: ast.expr) -> bool:
    """Whether these arguments can be swapped without a type error."""
    if type(one) is not type(other) or isinstance(one, ast.Starred):
        return False
    return not {ast.unparse(one), ast.unparse(other)} & OF_THEIR_OWN_TYPE


def wrong_returns(node: ast.AST, returns: str) -> Iterator[str]:
    """Another value of the function's return type."""
    if not isinstance(node, ast.Return) or node.value is None:
        return
    value = ast.unparse(node.value)
    if returns == "bool":
        yield f"return not ({value})"
    elif returns in ("int", "float"):
        yield f"return ({value}) + 1"
    elif returns.startswith(("list[", "dict[", "tuple[", "set[", "frozenset[")):
        if not is_empty(node.value):
            yield f"return type({value})()"
    elif returns.endswith("| None"):
        yield "return None"
    elif returns == "str":
        yield "return ''"


def is_empty(node: ast.expr) -> bool:
    """An empty collection written out: `[]`, `()`, `{}`, `set()`; or `None` instead of one."""
    match node:
        case ast.Constant(value=None):
            return True
        case ast.List(elts=[]) | ast.Tuple(elts=[]) | ast.Dict(keys=[]):
            return True
        case ast.Call(func=ast.Name(id="list" | "dict" | "tuple" | "set" | "frozenset")):
            return not node.args and not node.keywords
    return False


def changed(node: ast.AST, **fields: object) -> str:
    return f"({ast.unparse(with_field(node, **fields))})"


def with_field(node: ast.AST, **fields: object) -> ast.AST:
    other = copy.copy(node)
    for name, value in fields.items():
        setattr(other, name, value)
    return other


# TypeScript

WORDS = re.compile(
    r"//[^\n]*|/\*.*?\*/|'(?:\\.|[^'\\\n])*'|\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`"
    r"|^\s*(?:import|export type|type|interface)\b[^\n]*",
    re.DOTALL | re.MULTILINE,
)
IN_PARENTHESES = r"\((?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*\)"
SWAPS = [
    (r" === ", (" !== ",)),
    (r" !== ", (" === ",)),
    (r" <= ", (" < ",)),
    (r" >= ", (" > ",)),
    (r" < ", (" <= ",)),
    (r" > ", (" >= ",)),
    (r" && ", (" || ",)),
    (r" \|\| ", (" && ",)),
    (r" \?\? ", (" && ",)),
    (r" \+ ", (" - ",)),
    (r" - ", (" + ",)),
    (r" \+= ", (" -= ",)),
    (r"(?<=[(\s])!(?=[\w(])", ("",)),
    (r"\btrue\b", ("false",)),
    (r"\bfalse\b", ("true",)),
    (r"\bawait ", ("",)),
    (r"\.some\(", (".every(",)),
    (r"\.every\(", (".some(",)),
    (r"\bMath\.max\b", ("Math.min",)),
    (r"\bMath\.min\b", ("Math.max",)),
    (r"(?<![\w.])\d+(?![\w.])", ("(1 + {})", "({} - 1)")),
    (rf"(?<=\bif ){IN_PARENTHESES}", ("(!{})",)),
    (r"(?<=\breturn )(?!undefined$)[^\n{]+$", ("undefined",)),
    (r"^ +(?!return|const|let|if|for|throw)[\w.]+\([^\n]*\)$", ("",)),
    (r"^ +[\w.]+ (?:[+-]?=) [^\n]*[^\n{(\[,]$", ("",)),
]


def typescript_sites(file: Path, source: str) -> Iterator[list[Fault]]:
    code = WORDS.sub(lambda found: re.sub(r"[^\n]", "\0", found[0]), source)
    for pattern, swaps in SWAPS:
        for found in re.finditer(pattern, code, re.MULTILINE):
            if not is_whole(found[0]):
                continue
            before = source[found.start() : found.end()]
            start = len(source[: found.start()].encode())
            end = start + len(before.encode())
            line = source.count("\n", 0, found.start())
            place = short(source.splitlines()[line].strip())
            afters = [swap.format(before) for swap in swaps]
            yield [Fault(file, place, line + 1, start, end, before, after) for after in afters]


def is_whole(code: str) -> bool:
    """Whether all brackets are balanced, so that the code can be replaced."""
    depth = 0
    for bracket in re.findall(r"[()\[\]{}]", code):
        depth += 1 if bracket in "([{" else -1
        if depth < 0:
            return False
    return depth == 0
