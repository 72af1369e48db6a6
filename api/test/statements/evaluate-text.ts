import * as ast from 'typescript/unstable/ast';
import { SymbolFlags, type Project, type Type } from 'typescript/unstable/sync';

/** The expressions that stand for the parameters of a function whose result is worked out. */
type Arguments = ReadonlyMap<ast.Node, readonly string[]>;

/** Every text that an expression can have, without running it. @throws Error where the source does not say */
export function evaluateText(project: Project, node: ast.Node | undefined, given: Arguments): readonly string[] {
  if (!node) throw new Error('there is no text');
  const declared = ast.isIdentifier(node) ? declarationOf(project, node) : undefined;
  const known = (declared && given.get(declared)) ?? literalsOf(project.checker.getTypeAtLocation(node));
  return known ?? evaluateMade(project, node, given);
}

function evaluateMade(project: Project, node: ast.Node, given: Arguments): readonly string[] {
  if (ast.isTemplateExpression(node)) return evaluateTemplate(project, node, given);
  if (ast.isConditionalExpression(node))
    return [node.whenTrue, node.whenFalse].flatMap((branch) => evaluateText(project, branch, given));
  if (ast.isCallExpression(node)) return evaluateCall(project, node, given);
  const declared = declarationOf(project, node);
  if (declared && ast.isVariableDeclaration(declared)) return evaluateText(project, declared.initializer, given);
  throw new Error(`its text is not known before it runs: ${node.getText()}`);
}

function evaluateTemplate(project: Project, node: ast.TemplateExpression, given: Arguments): readonly string[] {
  let texts: readonly string[] = [node.head.text];
  for (const span of node.templateSpans) {
    const parts = evaluateText(project, span.expression, given);
    texts = texts.flatMap((text) => parts.map((part) => text + part + span.literal.text));
  }
  return texts;
}

function evaluateCall(project: Project, node: ast.CallExpression, given: Arguments): readonly string[] {
  const declared = declarationOf(project, node.expression);
  const made = declared && ast.isVariableDeclaration(declared) ? declared.initializer : declared;
  if (!made || !(ast.isArrowFunction(made) || ast.isFunctionDeclaration(made)))
    throw new Error(`its text is made elsewhere: ${node.getText()}`);
  const parameters = made.parameters.map(
    (parameter, index) => [parameter, evaluateText(project, node.arguments[index], given)] as const,
  );
  return evaluateText(project, resultOf(made), new Map([...given, ...parameters]));
}

/** Returns the result of a function: its expression, or that of its only return. */
function resultOf(made: ast.ArrowFunction | ast.FunctionDeclaration): ast.Node | undefined {
  if (!made.body || !ast.isBlock(made.body)) return made.body;
  const [only, ...more] = made.body.statements;
  return more.length === 0 && only && ast.isReturnStatement(only) ? only.expression : undefined;
}

/** Returns the declaration of a name, behind its imports. */
export function declarationOf(project: Project, node: ast.Node): ast.Node | undefined {
  const symbol = project.checker.getSymbolAtLocation(node);
  if (!symbol) return undefined;
  const behind = symbol.flags & SymbolFlags.Alias ? project.checker.getAliasedSymbol(symbol) : symbol;
  return behind.valueDeclaration?.resolve(project);
}

/** The texts or numbers that a type consists of; null when it consists of anything else. */
export function literalsOf(type: Type | undefined): string[] | null {
  if (type?.isUnionType()) {
    const parts = type.getTypes().map(literalsOf);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  return type && (type.isStringLiteralType() || type.isNumberLiteralType()) ? [String(type.value)] : null;
}
