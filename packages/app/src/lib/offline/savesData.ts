/** True if the person asks the browser to save data. Only Chromium tells. */
export const savesData = () =>
  (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
