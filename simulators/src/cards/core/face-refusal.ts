/** A request that one of the providers refuses before anything is done, with the body in which that provider says so. */
export class FaceRefusal extends Error {
  readonly status: number;
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(JSON.stringify(body));
    this.status = status;
    this.body = body;
  }
}
