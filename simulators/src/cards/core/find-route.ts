/** Finds the route of a method and path such as `GET /v1/charges/:id`, and what the path names. */
export function createRouteFinder<Route>(
  routes: Readonly<Record<string, Route>>,
): (asked: string) => { route: Route; ids: string[] } | null {
  const patterns = Object.entries(routes).map(([pattern, route]) => ({
    form: new RegExp(`^${pattern.replaceAll(':id', '(\\w+)')}$`),
    route,
  }));
  return (asked) => {
    for (const { form, route } of patterns) {
      const match = form.exec(asked);
      if (match) return { route, ids: match.slice(1) };
    }
    return null;
  };
}
