import { createTextStore, type TextSources } from '../lib/i18n/text-store.ts';

/** Every namespace of texts and where its languages are; loaded when a screen asks for it. */
const SOURCES = {
  app: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.app,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.app,
  },
  ui: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.ui,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.ui,
  },
  errors: {
    en: async () => (await import('./shell-texts.en.ts')).shellTextsEn.errors,
    fr: async () => (await import('./shell-texts.fr.ts')).shellTextsFr.errors,
  },
  signIn: {
    en: async () => (await import('../features/sign-in/sign-in.en.ts')).signInEn,
    fr: async () => (await import('../features/sign-in/sign-in.fr.ts')).signInFr,
  },
  dashboard: {
    en: async () => (await import('../features/dashboard/dashboard.en.ts')).dashboardEn,
    fr: async () => (await import('../features/dashboard/dashboard.fr.ts')).dashboardFr,
  },
  devices: {
    en: async () => (await import('../features/devices/devices.en.ts')).devicesEn,
    fr: async () => (await import('../features/devices/devices.fr.ts')).devicesFr,
  },
  activityLog: {
    en: async () => (await import('../features/activity-log/activity-log.en.ts')).activityLogEn,
    fr: async () => (await import('../features/activity-log/activity-log.fr.ts')).activityLogFr,
  },
} as const satisfies TextSources;

export type Namespace = keyof typeof SOURCES;

type MessagesOf<Sources extends Record<string, { en: () => Promise<unknown> }>> = {
  [Key in keyof Sources]: Awaited<ReturnType<Sources[Key]['en']>>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: MessagesOf<typeof SOURCES>;
  }
}

/** The texts of this page. */
export const textStore = createTextStore(SOURCES);

/** What every screen needs. */
export const SHELL_TEXTS: readonly Namespace[] = ['app', 'ui', 'errors'];

/** All namespaces, for the test that walks them. */
export const NAMESPACES = Object.keys(SOURCES) as Namespace[];
export const textSources: TextSources = SOURCES;
