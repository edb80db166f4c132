// Makes the mutants of one compiled file: each changes one operator, number, boolean or condition. Messages and names of properties are not
// changed: a reader sees those, no rule depends on them.
import ts from 'typescript';

const { SyntaxKind: Kind } = ts;

/** An operator and its replacements: the boundary first, then the direction. */
const OPERATORS = new Map([
  [Kind.LessThanToken, ['<=', '>=']],
  [Kind.LessThanEqualsToken, ['<', '>']],
  [Kind.GreaterThanToken, ['>=', '<=']],
  [Kind.GreaterThanEqualsToken, ['>', '<']],
  [Kind.EqualsEqualsEqualsToken, ['!==']],
  [Kind.ExclamationEqualsEqualsToken, ['===']],
  [Kind.PlusToken, ['-']],
  [Kind.MinusToken, ['+']],
  [Kind.AsteriskToken, ['/']],
  [Kind.SlashToken, ['*']],
  [Kind.PercentToken, ['*']],
  [Kind.AmpersandAmpersandToken, ['||']],
  [Kind.BarBarToken, ['&&']],
]);

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

/** Whether the expression is part of an error: the construction of an InvalidInput or another Error, or a message. */
function isInError(node) {
  for (let at = node; at; at = at.parent) {
    if (ts.isThrowStatement(at)) return true;
    if (ts.isNewExpression(at) && /Error|InvalidInput|NotFound|OutOfCoverage/.test(at.expression.getText()))
      return true;
  }
  return false;
}

/**
 * The mutants of a source text, in order of position: `{ start, end, text, line, kind }`, where `text` replaces [start, end).
 */
export function mutantsOf(file, source) {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.ESNext, true, ts.ScriptKind.JS);
  const found = [];
  const add = (kind, node, text, start = node.getStart(tree), end = node.getEnd()) => {
    const { line } = tree.getLineAndCharacterOfPosition(start);
    found.push({ file, start, end, text, was: source.slice(start, end), line: line + 1, kind });
  };
  const condition = (node) => {
    if (node.kind === Kind.TrueKeyword || node.kind === Kind.FalseKeyword) return;
    add('condition', node, 'true');
    add('condition', node, 'false');
  };
  const visit = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || isText(node)) {
      if (!ts.isTemplateExpression(node)) return;
    }
    if (ts.isBinaryExpression(node)) {
      const replacements = OPERATORS.get(node.operatorToken.kind) ?? [];
      const joinsText = node.operatorToken.kind === Kind.PlusToken && (isText(node.left) || isText(node.right));
      if (!joinsText && !isInError(node)) for (const text of replacements) add('operator', node.operatorToken, text);
    } else if (ts.isNumericLiteral(node) && !isInError(node)) {
      add('number', node, String(Number(node.text) + 1));
    } else if (node.kind === Kind.TrueKeyword && !isInError(node)) add('boolean', node, 'false');
    else if (node.kind === Kind.FalseKeyword && !isInError(node)) add('boolean', node, 'true');
    else if (ts.isPrefixUnaryExpression(node) && node.operator === Kind.ExclamationToken && !isInError(node))
      add('operator', node, '', node.getStart(tree), node.operand.getStart(tree));
    else if (ts.isIfStatement(node)) condition(node.expression);
    else if (ts.isConditionalExpression(node) && !isInError(node)) condition(node.condition);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return found;
}
