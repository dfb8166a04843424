/** Size of a checkbox, a switch and a radio button, and the line height of their labels. */
export const choiceSize = '1.5rem';
