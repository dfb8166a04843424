import type { Compilable, CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** Compiles a query once per engine and set of values. `build` gets placeholders: it may only test them for undefined. */
export function compileOnce<Values extends object, Row>(
  build: (queries: Queries, values: Values) => Compilable<Row>,
) {
  const known = new WeakMap<object, Map<string, CompiledQuery<Row>>>();

  const compile = (queries: Queries, names: string[]) => {
    const { adapter } = queries.getExecutor();
    const ofEngine = known.get(adapter) ?? new Map<string, CompiledQuery<Row>>();
    known.set(adapter, ofEngine);
    const form = names.join(' ');
    const query =
      ofEngine.get(form) ??
      build(
        queries,
        Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as Values,
      ).compile();
    ofEngine.set(form, query);
    return query;
  };

  return async (queries: Queries, values: Values): Promise<Row[]> => {
    const given = values as Record<string, unknown>;
    const names = Object.keys(given).filter((name) => given[name] !== undefined);
    const query = compile(queries, names);
    const parameters = query.parameters.map((value) =>
      value instanceof Placeholder ? given[value.name] : value,
    );
    return (await queries.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
