import type { Formats } from '../../i18n/formats.ts';
import { enAccess } from './enAccess.ts';
import { enDocuments } from './enDocuments.ts';
import { enForum } from './enForum.ts';
import { enPlan } from './enPlan.ts';
import { enProfile } from './enProfile.ts';
import { enServices } from './enServices.ts';
import { enSignedIn } from './enSignedIn.ts';
import { enSituation } from './enSituation.ts';
import { enStepGuide } from './enStepGuide.ts';
import { enVisitor } from './enVisitor.ts';

/** All English texts of the library. An app that loads its screens one by one gives each its part instead. */
export const en = (format: Formats) => ({
  ...enVisitor(format),
  ...enAccess(format),
  ...enSignedIn(format),
  ...enDocuments(format),
  ...enForum(format),
  ...enProfile(format),
  ...enServices(format),
  ...enPlan(format),
  ...enSituation(format),
  ...enStepGuide(format),
});

/** The texts of the product, in the shape that every language fills. */
export type ProductMessages = ReturnType<typeof en>;
