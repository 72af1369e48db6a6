import type { CardsConfig } from './cards-config.ts';

/** Sources besides ours from which the portal's pages may load, by directive of the content security policy. */
export type Sources = Readonly<Partial<Record<'script-src' | 'frame-src' | 'connect-src', readonly string[]>>>;

/** Lists the sources that the provider's own card fields need. None for a provider that is not the chosen one. */
export function listFieldSources(config: CardsConfig | null): Sources {
  switch (config?.provider) {
    case undefined:
      return {};
    case 'simulator':
      return { 'frame-src': [originOf(config.frameUrl)] };
    case 'clover': {
      const origin = originOf(config.scriptUrl);
      return { 'script-src': [origin], 'frame-src': [origin] };
    }
    case 'stripe': {
      // Stripe's script loads parts of itself from names below its own; the bank's page, where a card holder says yes, comes
      // from the last one.
      const { protocol, host, origin } = new URL(config.scriptUrl);
      const origins = [origin, `${protocol}//*.${host}`];
      return {
        'script-src': origins,
        'frame-src': [...origins, 'https://hooks.stripe.com'],
        'connect-src': [originOf(config.apiUrl)],
      };
    }
  }
}

const originOf = (url: string): string => new URL(url).origin;
