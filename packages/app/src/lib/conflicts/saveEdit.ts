import { ApiError, type RequestOptions } from '@settlement-help/contract';
import type { ComponentType } from 'react';
import { type ConflictProps, showConflict } from './showConflict.tsx';

export interface Edit<State extends object, Saved = State> {
  /** The state that the form showed. */
  base: State;
  changes: Partial<State>;
  /** Resolves to the state on the server, or null if the server cannot tell. */
  load: (options: RequestOptions) => Promise<State | null>;
  /** Sends changes of the current state. */
  save: (changes: Partial<State>, current: State, options: RequestOptions) => Promise<Saved>;
  /** Reads the current state from a 412. */
  parse: (current: unknown) => State;
  /** Loads the dialog, which few edits need. */
  loadDialog: () => Promise<ComponentType<ConflictProps<State>>>;
}

interface Version<State> {
  state: State;
  etag: string | null;
}

/**
 * Saves a change of the state that the person saw. If another device changed the same fields, a dialog asks which values to
 * keep; going back rejects with an `AbortError`. Without an ETag, the change is saved as it is.
 */
export async function saveEdit<State extends object, Saved = State>({
  load,
  save,
  parse,
  loadDialog,
  ...edit
}: Edit<State, Saved>): Promise<State | Saved> {
  let { base, changes } = edit;
  let current = await loadVersion(load, base);

  const conflicts = () =>
    current.etag === null
      ? []
      : keysOf(changes).filter(
          (field) => current.state[field] !== base[field] && current.state[field] !== changes[field],
        );

  /** Rejects if another device changes the same fields meanwhile. */
  const send = async (sent: Partial<State>): Promise<State | Saved> => {
    if (keysOf(sent).length === 0) return current.state;
    let etag: string | null = null;
    const onETag = (received: string | null) => {
      etag = received;
    };
    try {
      return await save(sent, current.state, { ifMatch: current.etag, onETag });
    } catch (error) {
      const isNewer = error instanceof ApiError && error.status === 412 && etag !== null;
      if (!isNewer || etag === current.etag) throw error;
      base = current.state;
      changes = sent;
      current = { state: parse(error.current), etag };
      if (conflicts().length > 0) throw error;
      return send(sent);
    }
  };

  if (conflicts().length === 0) {
    try {
      return await send(changes);
    } catch (error) {
      if (conflicts().length === 0) throw error;
    }
  }
  return showConflict({
    Dialog: await loadDialog(),
    read: () => ({ fields: conflicts(), saved: current.state, mine: changes }),
    onKeepMine: () => send(changes),
    onUseSaved: () => send(without(changes, conflicts())),
  });
}

async function loadVersion<State extends object>(
  load: Edit<State>['load'],
  base: State,
): Promise<Version<State>> {
  let etag: string | null = null;
  const state = await load({
    onETag: (received) => {
      etag = received;
    },
  });
  return { state: state ?? base, etag };
}

const keysOf = <State extends object>(changes: Partial<State>) => Object.keys(changes) as (keyof State)[];

const without = <State extends object>(changes: Partial<State>, fields: readonly (keyof State)[]) =>
  Object.fromEntries(
    Object.entries(changes).filter(([field]) => !fields.includes(field as keyof State)),
  ) as Partial<State>;
