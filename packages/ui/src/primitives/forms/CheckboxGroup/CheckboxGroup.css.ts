export { group } from '../RadioGroup/RadioGroup.css.ts';
