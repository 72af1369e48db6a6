/** Every module of texts, for the build. */
export const texts = import.meta.glob('../src/**/*.{en,fr}.ts', { eager: true });
