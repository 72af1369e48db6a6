/** Parts of the linter that are used. Its own types describe the configuration of every rule, which the compiler reads for seconds. */
declare module '@redocly/openapi-core' {
  interface Config {
    readonly rules: object;
  }
  interface Problem {
    readonly ruleId: string;
    readonly message: string;
    readonly location: readonly { readonly pointer?: string }[];
  }
  export function createConfig(input: {
    extends: readonly string[];
    rules: Readonly<Record<string, string>>;
  }): Promise<Config>;
  export function lintFromString(input: { source: string; absoluteRef: string; config: Config }): Promise<Problem[]>;
}
