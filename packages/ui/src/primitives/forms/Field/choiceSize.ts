/** How tall a checkbox, a switch and a radio button are, and a line of the label beside them. */
export const choiceSize = '1.5rem';
