import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { nameSettings } from '../../name-settings.ts';
import { CARDS_SETTINGS, listCardsFaults, toCardsConfig } from './cards-config.ts';
import { listFieldSources } from './list-field-sources.ts';

const parse = (env: object) => z.object(CARDS_SETTINGS).parse(env);
const read = (env: object) => toCardsConfig(parse(env));
const faults = (env: object, demo = true) => listCardsFaults(parse(env), demo).flatMap((fault) => nameSettings(fault));

const SIMULATOR = {
  CARDS_PROVIDER: 'simulator',
  CARDS_API_URL: 'http://127.0.0.1:5000/',
  CARDS_FRAME_URL: 'http://127.0.0.1:5001/frame',
  CARDS_SECRET_KEY: 's',
  CARDS_WEBHOOK_SECRET: 'sixteen-at-least',
};
const CLOVER = {
  CARDS_PROVIDER: 'clover',
  CARDS_SECRET_KEY: 's',
  CARDS_PUBLIC_KEY: 'p',
  CARDS_MERCHANT_ID: 'C0MPT01R0PER8',
  CARDS_ADDRESS: '192.0.2.1',
};
const STRIPE = {
  CARDS_PROVIDER: 'stripe',
  CARDS_SECRET_KEY: 'sk',
  CARDS_PUBLIC_KEY: 'pk',
  CARDS_WEBHOOK_SECRET: 'whsec_0123456789',
};

describe('the settings of card payments', () => {
  it('choose no one when no provider is named', () => {
    expect(read({})).toBeNull();
    expect(faults({}, false)).toEqual([]);
  });

  it('name the provider, its addresses and what it knows us by', () => {
    expect(read(SIMULATOR)).toMatchObject({
      provider: 'simulator',
      apiUrl: 'http://127.0.0.1:5000',
      timeoutMs: 30_000,
    });
    expect(read(CLOVER)).toMatchObject({
      provider: 'clover',
      apiUrl: 'https://scl.clover.com',
      scriptUrl: 'https://checkout.clover.com/sdk.js',
    });
    expect(read(STRIPE)).toMatchObject({ provider: 'stripe', apiUrl: 'https://api.stripe.com' });
  });

  it.each([SIMULATOR, CLOVER, STRIPE])('of $CARDS_PROVIDER are complete, or the start says what is missing', (env) => {
    const names = Object.keys(env).filter((key) => key !== 'CARDS_PROVIDER');
    const { CARDS_PROVIDER } = env;
    const required = `required when CARDS_PROVIDER=${CARDS_PROVIDER}`;
    expect(faults(env)).toEqual([]);
    for (const name of names)
      expect(faults({ ...env, [name]: undefined }), name).toEqual([`The setting ${name} is ${required}`]);
    expect(faults({ CARDS_PROVIDER })[0]?.split(/[ ,]+/)).toEqual(expect.arrayContaining(names));
  });

  it('let no simulator pass for a provider in production', () => {
    expect(faults(SIMULATOR, false)).toEqual([
      'The setting CARDS_PROVIDER is clover or stripe when COMPTOIR_DEMO=off: the simulator takes no money',
    ]);
  });

  it('let pages load what the chosen provider’s fields need, and nothing of another', () => {
    expect(listFieldSources(null)).toEqual({});
    expect(listFieldSources(read(SIMULATOR))).toEqual({ 'frame-src': ['http://127.0.0.1:5001'] });
    expect(listFieldSources(read(CLOVER))).toEqual({
      'script-src': ['https://checkout.clover.com'],
      'frame-src': ['https://checkout.clover.com'],
    });
    expect(listFieldSources(read(STRIPE))).toEqual({
      'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
      'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
      'connect-src': ['https://api.stripe.com'],
    });
  });
});
