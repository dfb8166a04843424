/** Degrees that the stamp of a number is turned by: between −10 and 9, so that neighbours never lean alike. */
export const turn = (number: number) => ((number * 7) % 20) - 10;
