import { expect, it } from 'vitest';
import type { z } from 'zod';
import { ENDPOINTS } from './endpoints.ts';

const SECRET = /password|secret|token|recovery|pin\b|authorization|^code$|card/i;

const keysOf = (schema: z.ZodType | undefined): string[] =>
  schema && 'shape' in schema ? Object.keys(schema.shape as object) : [];

it('no address holds a secret but the links that a customer and a newcomer answer by, and what the provider sends a browser back with', () => {
  const found = Object.entries(ENDPOINTS).flatMap(([name, { params, query }]) =>
    [...keysOf(params), ...keysOf(query)].filter((key) => SECRET.test(key)).map((key) => `${name}: ${key}`),
  );
  expect(new Set(found)).toEqual(
    new Set([
      'acceptOwnershipInvitation: token',
      'decideAcceptance: token',
      'declineOwnershipInvitation: token',
      'finishPosSignIn: code',
      'getAcceptance: token',
      'getAcceptancePdf: token',
      'getOwnershipInvitation: token',
    ]),
  );
});
