import { errors } from './states/errors.ts';
import { rulings } from './states/rulings.ts';
import { screens } from './states/screens.ts';
import { transitions } from './states/transitions.ts';
import { validation } from './states/validation.ts';

/** Every state, message, rule and limit of the specification that a person can meet. */
export const states = [...screens, ...transitions, ...validation, ...errors, ...rulings];

/** States without a story, with the reason. An entry goes as soon as a story shows it. */
export const notYetShown: { id: string; reason: string }[] = [];
