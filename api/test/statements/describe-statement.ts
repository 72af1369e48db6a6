import type pg from 'pg';

/** A column that a statement returns. Table and place are 0 where it is worked out. */
export interface DescribedColumn {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

/** PostgreSQL's description of a statement that is not run. */
export interface Description {
  readonly parameters: number;
  readonly columns: readonly DescribedColumn[];
}

/** Has a statement parsed and described against the schema. @throws Error where PostgreSQL refuses it */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  let parameters = 0;
  let columns: readonly DescribedColumn[] = [];
  await new Promise<void>((done, fail) => {
    // The driver describes nothing without running it, so this is a query of our own.
    client.query({
      submit: (connection: pg.Connection): void => {
        connection.once('parameterDescription', (message: { parameterCount: number }) => {
          parameters = message.parameterCount;
        });
        connection.parse({ text, name: '', types: [] }, true);
        connection.describe({ type: 'S', name: '' }, true);
        connection.sync();
      },
      handleRowDescription: (message: { fields: DescribedColumn[] }): void => {
        columns = message.fields;
      },
      handleError: (error: Error): void => fail(error),
      handleReadyForQuery: (): void => done(),
    });
  });
  return { parameters, columns };
}
