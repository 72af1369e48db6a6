import { createConfig, lintFromString } from '@redocly/openapi-core';

/** The linter's strictest set, and what it leaves to choice. */
const RULES = {
  // A redirect has no 2xx. A test of the document asks for one success of each operation.
  'operation-2xx-response': 'off',
  'operation-description': 'error',
  'operation-singular-tag': 'error',
  'operation-tag-defined': 'error',
  'parameter-description': 'error',
};

/**
 * Returns the linter's remarks on the API's document, a line each: the rule, the remark, the place.
 * @param {object} document
 */
export async function lintApiDocument(document) {
  const config = await createConfig({ extends: ['recommended-strict'], rules: RULES });
  const source = JSON.stringify(document);
  const problems = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer ?? ''}`);
}
