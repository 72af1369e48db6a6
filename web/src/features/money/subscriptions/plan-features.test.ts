import { PLAN_FEATURES, SOLD_FEATURES } from '@comptoir/domain/money/plan/plan-features';
import { describe, expect, it } from 'vitest';
import { legalEn } from '../../../shared/legal/legal.en.ts';
import { legalFr } from '../../../shared/legal/legal.fr.ts';
import { subscribeEn } from './subscribe.en.ts';
import { subscribeFr } from './subscribe.fr.ts';

describe.each([
  ['fr', legalFr.terms.text, subscribeFr.features],
  ['en', legalEn.terms.text, subscribeEn.features],
])('the terms of use (%s)', (_, terms, features) => {
  it.each(PLAN_FEATURES)('promise a feature of the plan when it is there, and only then: %s', (feature) => {
    expect(terms.toLowerCase().includes(features[feature].toLowerCase())).toBe(SOLD_FEATURES.includes(feature));
  });
});
