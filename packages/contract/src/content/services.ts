import type { ServiceDirectory } from '../entities/service.ts';
import type { Country } from '../entities/user.ts';
import { servicesInFrance } from './servicesFrance.ts';
import { servicesInGermany } from './servicesGermany.ts';

const directories: Record<Country, ServiceDirectory> = {
  France: servicesInFrance,
  Germany: servicesInGermany,
};

/** The offices and services of the settlement country: Germany's for Germany, otherwise those of France (§2). */
export const servicesOf = (country: Country | null) =>
  directories[country === 'Germany' ? country : 'France'];
