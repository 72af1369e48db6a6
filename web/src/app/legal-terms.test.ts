import { describe, expect, it } from 'vitest';
import { appEn } from './app.en.ts';
import { appFr } from './app.fr.ts';
import { subscriptionEn } from '../features/money/subscriptions/subscription.en.ts';
import { subscriptionFr } from '../features/money/subscriptions/subscription.fr.ts';
import { legalEn } from '../shared/legal/legal.en.ts';
import { legalFr } from '../shared/legal/legal.fr.ts';

describe.each([
  ['fr', legalFr.terms.text, appFr.screens.contact, subscriptionFr.title],
  ['en', legalEn.terms.text, appEn.screens.contact, subscriptionEn.title],
])('the terms of use (%s)', (_, terms, contact, subscription) => {
  it('name no hour and no amount, which are set elsewhere, but the screens that show them', () => {
    expect(terms).not.toMatch(/\d\s?h\b|\d:\d\d|\$/);
    for (const screen of [contact, subscription]) expect(terms).toMatch(new RegExp(`[«“]\\s?${screen}\\s?[»”]`));
  });
});
