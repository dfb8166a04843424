/** Rotation in degrees, −10 to 9; neighbours never lean alike. */
export const turn = (number: number) => ((number * 7) % 20) - 10;
