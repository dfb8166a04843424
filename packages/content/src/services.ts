import { load } from '../dist/services.ts';
import type { Country, Language, Services } from './types.ts';

/** Loads the services and emergency numbers of a country. */
export const loadServices = async (language: Language, country: Country): Promise<Services> =>
  (await load[language][country]()).services;
