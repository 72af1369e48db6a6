/** The texts by namespace, in English. Each `<name>.en.ts` adds its own, which types `useTranslations` and its translation. */
export interface Messages {}

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}

/** The name of a file of texts in camel case: `sign-in.en.ts` is `signIn`. */
export type Namespace = keyof Messages;
