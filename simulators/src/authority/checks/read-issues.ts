import { type Finding, finding } from '@comptoir/websrm/requests/finding';
import type { z } from 'zod';

/** Findings of a schema, parted as the authority parts them: group 7 (structure) before group 8 (form of each value). */
export interface ContentFindings {
  structure: Finding[];
  formats: Finding[];
}

/** Reads a schema's refusals of `value` in the authority's terms. `codes`: the error of each field whose form is wrong, by name. */
export function readIssues(
  schema: z.ZodType,
  value: unknown,
  codes: Readonly<Record<string, string>>,
): ContentFindings {
  const result = schema.safeParse(value);
  const findings: ContentFindings = { structure: [], formats: [] };
  for (const issue of result.error?.issues ?? []) readIssue(issue, { value, codes, findings });
  return findings;
}

type Issue = z.core.$ZodIssue;
type Reading = { value: unknown; codes: Readonly<Record<string, string>>; findings: ContentFindings };

function readIssue(issue: Issue, { value, codes, findings }: Reading): void {
  const path = issue.path.join('.');
  if (issue.code === 'unrecognized_keys') {
    findings.structure.push(...issue.keys.map((key) => finding('300', path === '' ? key : `${path}.${key}`)));
    return;
  }
  const code = structureCode(issue, valueAt(value, issue.path));
  if (code !== null) findings.structure.push(finding(code, path));
  else findings.formats.push(finding(formatCode(issue, codes), path));
}

/** Null when the structure is right and only the value's form is not. */
function structureCode(issue: Issue, value: unknown): string | null {
  if (value === undefined) return isParent(issue) ? '305' : '304';
  if (isParent(issue)) return '305';
  return typeof value === 'object' && value !== null ? '308' : null;
}

/** Returns true when the field should hold other fields: an object, or a list with at least one entry. */
function isParent(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return issue.expected === 'object' || issue.expected === 'array';
  return issue.code === 'too_small' && issue.origin === 'array';
}

function formatCode(issue: Issue, codes: Readonly<Record<string, string>>): string {
  if (issue.message === 'outer-space') return '468';
  const field = issue.path.findLast((step) => typeof step === 'string') ?? '';
  return codes[field] ?? '300';
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let current: unknown = value;
  for (const step of path) {
    if (typeof current !== 'object' || current === null) return undefined;
    current = Reflect.get(current, step);
  }
  return current;
}
