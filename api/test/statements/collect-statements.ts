import path from 'node:path';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, type Project } from 'typescript/unstable/sync';
import { declarationOf, evaluateText } from './evaluate-text.ts';
import { readRowType, type RowType } from './read-row-type.ts';

/** A statement of the server's source: every text that it can have, and the row that its caller expects. */
export interface SourceStatement {
  /** Place: file and line. */
  readonly at: string;
  readonly texts: readonly string[];
  /** Null where no row is read. */
  readonly row: RowType | null;
  /** The names of its values, or how many there are in order; null where the source does not say. */
  readonly values: readonly string[] | number | null;
  /** Reason that its texts are not known. */
  readonly unknown?: string;
}

const ROOT = path.resolve(import.meta.dirname, '../../..');
const METHODS = new Set(['many', 'first', 'write']);
const RECEIVERS = new Set(['Transaction', 'Database', 'Statements']);

/** Reads every statement that the server's source hands to a transaction, with the types as the compiler sees them. */
export function collectStatements(): SourceStatement[] {
  const api = new API({ cwd: ROOT });
  try {
    const [project] = api.updateSnapshot({ openProjects: [path.join(ROOT, 'api/tsconfig.json')] }).getProjects();
    if (!project) throw new Error('the project of the server was not found');
    return project.rootFiles.filter(isServerSource).flatMap((file) => statementsOf(project, file));
  } finally {
    api.close();
  }
}

/** The database itself hands on what it is given. */
const isServerSource = (file: string): boolean =>
  file.includes('/api/src/') && !file.endsWith('.test.ts') && !file.endsWith('/platform/database/database.ts');

function statementsOf(project: Project, file: string): SourceStatement[] {
  const source = project.program.getSourceFile(file);
  if (!source) throw new Error(`${file} was not read`);
  const found: SourceStatement[] = [];
  const visit = (node: ast.Node): undefined => {
    if (isStatementCall(project.checker, node)) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
      found.push(readStatement(project, node, `${path.relative(ROOT, file)}:${line + 1}`));
    }
    node.forEachChild(visit);
    return undefined;
  };
  visit(source);
  return found;
}

function isStatementCall(checker: Checker, node: ast.Node): node is ast.CallExpression {
  if (!ast.isCallExpression(node) || !ast.isPropertyAccessExpression(node.expression)) return false;
  if (!METHODS.has(node.expression.name.text)) return false;
  return RECEIVERS.has(checker.getTypeAtLocation(node.expression.expression)?.getSymbol()?.name ?? '');
}

function readStatement(project: Project, call: ast.CallExpression, at: string): SourceStatement {
  const row = readRowType(project.checker, call);
  try {
    const statement = literalOf(project, call.arguments.at(-1));
    return {
      at,
      texts: evaluateText(project, propertyOf(statement, 'text'), new Map()),
      row,
      values: readValues(project.checker, propertyOf(statement, 'values')),
    };
  } catch (error) {
    return { at, texts: [], row, values: null, unknown: error instanceof Error ? error.message : String(error) };
  }
}

function readValues(checker: Checker, values: ast.Expression | undefined): SourceStatement['values'] {
  if (!values) return 0;
  if (ast.isArrayLiteralExpression(values))
    return values.elements.some(ast.isSpreadElement) ? null : values.elements.length;
  const type = checker.getTypeAtLocation(values);
  return !type || checker.isArrayLikeType(type) ? null : checker.getPropertiesOfType(type).map(({ name }) => name);
}

function literalOf(project: Project, node: ast.Node | undefined): ast.ObjectLiteralExpression {
  if (node && ast.isObjectLiteralExpression(node)) return node;
  const declared = node && declarationOf(project, node);
  if (declared && ast.isVariableDeclaration(declared)) return literalOf(project, declared.initializer);
  throw new Error(`its properties are not written out: ${node?.getText() ?? ''}`);
}

function propertyOf(statement: ast.ObjectLiteralExpression, name: string): ast.Expression | undefined {
  return statement.properties.filter(ast.isPropertyAssignment).find((property) => property.name.getText() === name)
    ?.initializer;
}
