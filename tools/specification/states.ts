import { calls } from './sections/calls.ts';
import { constants } from './sections/constants.ts';
import { entities } from './sections/entities.ts';
import { errors } from './sections/errors.ts';
import { purpose } from './sections/purpose.ts';
import { roles } from './sections/roles.ts';
import { rulings } from './sections/rulings.ts';
import { screens } from './sections/screens.ts';
import type { Section } from './sections/section.ts';
import { transitions } from './sections/transitions.ts';
import { validation } from './sections/validation.ts';

/** The specification, in order. */
export const sections: Section[] = [
  purpose,
  screens,
  entities,
  transitions,
  validation,
  roles,
  calls,
  errors,
  constants,
  rulings,
];

/** A state, message, rule or limit of the specification. */
export interface SpecState {
  /** The id for `parameters.spec` of a story, such as `§8 Documents: load failure`. */
  id: string;
  section: string;
  topic: string;
  words: string;
  sentence: string;
}

const statesOf = ({ id: section, topics }: Section): SpecState[] =>
  Object.entries(topics).flatMap(([topic, states]) =>
    Object.entries(typeof states === 'string' ? { '': states } : states).map(([words, sentence]) => {
      const cited = section === 'Rulings' ? section : `${section} ${topic}`;
      return { id: words ? `${cited}: ${words}` : cited, section, topic, words, sentence };
    }),
  );

/** All states of the specification. */
export const states = sections.flatMap(statesOf);

const quoted = (pattern: RegExp) => (state: SpecState) =>
  [...state.sentence.matchAll(pattern)].map(([, text = '']) => text);

/** The texts of a state that the app shows. */
export const textsOf = quoted(/“([^”]+)”/g);

/** The server texts of a state, which the app shows unchanged. */
export const serverTextsOf = quoted(/‘([^’]+)’/g);

/** States without a story, with the reason. Remove an entry when a story shows it. */
export const notYetShown: { id: string; reason: string }[] = [];
