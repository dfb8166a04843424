import type { Reason } from './relevance.ts';

const answers: Record<string, string> = {
  'nationality:eu': 'you are a citizen of the EU, EEA or Switzerland',
  'nationality:art41':
    'you are a citizen of a country whose citizens may ask for the permit after they arrive',
  'nationality:algeria': 'you are a citizen of Algeria',
  'nationality:other': 'you are a citizen of a country outside of the EU, EEA and Switzerland',
  'purpose:work': 'you come to work',
  'purpose:study': 'you come to study',
  'purpose:family': 'you come to live with your family',
  'purpose:protection': 'you come for protection',
  'purpose:other': 'you come for another reason than work, study, family or protection',
  'visa:vls_ts': 'you have a long-stay visa (VLS-TS)',
  'visa:permit_to_request': 'your visa says “carte de séjour à solliciter”',
  'visa:none': 'you need or have no long-stay visa',
  'children:none': 'you have no children with you',
  'children:under_school': 'you have a child under school age',
  'children:school_age': 'you have a child of school age',
  'children:both': 'you have children under school age and of school age',
  'licence:none': 'you have no driving licence',
  'licence:eea': 'your driving licence is from the EU or EEA',
  'licence:other': 'your driving licence is from outside of the EU and EEA',
  'renting:true': 'you rent your home',
  'renting:false': 'you do not rent your home',
  'scholarship:true': 'you have a scholarship',
  'scholarship:false': 'you have no scholarship',
  'protection:temporary': 'you have temporary protection',
  'protection:asylum': 'you have asked for asylum',
  'protection:recognised': 'your need for protection is recognised',
};

/** Reasons that depend on several answers, by the key of the step. */
const rules: Record<string, string> = {
  'caf-housing-aid':
    'since 1 July 2026 students from outside of the EU, EEA and Switzerland get housing aid only with a scholarship that depends on their income',
  'integration-course':
    'the right and the duty to take it are for people from outside of the EU, EEA and Switzerland, and for those who come for protection',
  'residence-certificate': 'it is for citizens of Algeria',
  'residence-permit': 'people with temporary protection or in the asylum procedure have other steps',
};

const questions: Record<string, string> = {
  nationality: 'your nationality',
  purpose: 'why you come',
  visa: 'your visa',
  children: 'whether you have children with you',
  licence: 'your driving licence',
  renting: 'whether you rent your home',
  scholarship: 'whether you have a scholarship',
  protection: 'the kind of your protection',
};

export function reasonText(reason: Reason): string {
  if (reason === 'added') return 'You added it';
  if (reason === 'completed') return 'You completed it. It is no longer part of your plan.';
  const [kind, field = '', value] = reason.split(':');
  if (kind === 'unknown') return `This depends on ${questions[field]}`;
  if (kind === 'rule') return `Not for you, because ${rules[field]}`;
  const answer = answers[`${field}:${value}`];
  return kind === 'is' ? `Because ${answer}` : `Not for you, because ${answer}`;
}
