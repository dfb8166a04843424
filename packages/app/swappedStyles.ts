import postcss, { type AtRule, type Rule } from 'postcss';

interface Statement {
  layer: string;
  /** Classes of the element that the rule is about. */
  classes: string[];
  weight: number;
  property: string;
  /** Where it stands, too. */
  text: string;
}

const innermost = /:(?:is|not|has)\(([^()]*)\)/;

/** How many classes, attributes and pseudo-classes a selector names, as specificity counts them. */
function weightOf(selector: string): number {
  const [inner, list] = innermost.exec(selector) ?? [];
  if (inner !== undefined && list !== undefined) {
    return weightOf(selector.replace(inner, '')) + Math.max(...list.split(',').map(weightOf));
  }
  return selector.match(/\.|\[|(?<!:):(?!:)/g)?.length ?? 0;
}

function classesOf(selector: string) {
  const simple = selector.replaceAll(/\([^()]*\)/g, '').replaceAll(/\[[^\]]*\]/g, '');
  const subject = simple.split(/[\s>+~]+/).at(-1) ?? '';
  return [...subject.matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);
}

/** Shorthands and their parts begin with the same word. */
const family = (property: string) =>
  property
    .replace(/.*-radius$/, 'radius')
    .replace(/^(top|bottom)$/, 'inset-block')
    .replace(/^(row|column)-gap$/, 'gap')
    .replace(/^(min|max)-/, '$1')
    .replace(/-.*/, '');

const axis = (property: string) => /-(inline|block)/.exec(property.replace(/-(top|bottom)/, '-block'))?.[1];
const aspect = (property: string) => /-(color|style|width)$/.exec(property)?.[1];

const alike = (a?: string, b?: string) => a === undefined || b === undefined || a === b;

const overlap = (a: string, b: string) =>
  family(a) === family(b) && alike(axis(a), axis(b)) && alike(aspect(a), aspect(b));

function statementsOf(css: string) {
  const found: Statement[] = [];
  const visit = (parent: AtRule, layer: string, query: string) => {
    for (const node of parent.nodes ?? []) {
      if (node.type === 'atrule') visit(node, layer, `${query}@${node.name} ${node.params} `);
      if (node.type === 'rule') found.push(...of(node, layer, query));
    }
  };
  postcss.parse(css).walkAtRules('layer', (layer) => visit(layer, layer.params, ''));
  return found;
}

const of = (rule: Rule, layer: string, query: string): Statement[] =>
  rule.selectors.flatMap((selector) =>
    rule.nodes.flatMap((node) =>
      node.type === 'decl'
        ? {
            layer,
            classes: classesOf(selector),
            weight: weightOf(selector),
            property: node.prop,
            text: `${query}${selector} { ${node} }`,
          }
        : [],
    ),
  );

const quoted = /[`"']([\w-]+(?: [\w-]+)*)[`"']/g;
const strings = (script: string) => [...script.matchAll(quoted)].map(([, list = '']) => list.split(' '));

/** The lists of classes that a script gives to one element, those of the recipes in every combination of two. */
function listsOf(script: string) {
  const lists = strings(script).filter((list) => list.length > 1);
  for (const [, base = '', variants = ''] of script.matchAll(
    /defaultClassName:[`"']([^`"']*)[`"'],variantClassNames:\{(.*?)\},defaultVariants/g,
  )) {
    const groups = [...variants.matchAll(/\w+:\{([^{}]*)\}/g)].map(([, group = '']) => strings(group));
    groups.forEach((group, index) => {
      for (const variant of group) {
        lists.push([...base.split(' '), ...variant]);
        for (const other of groups.slice(index + 1).flat()) lists.push([...variant, ...other]);
      }
    });
  }
  return lists;
}

/**
 * What wins on an element only because rules were put in another order: two statements of the same weight and about the
 * same, of classes that a script gives to one element.
 */
export function swappedStyles(before: string, after: string, scripts: string[]): string[] {
  const together = new Map<string, Set<string>>();
  for (const list of scripts.flatMap(listsOf)) {
    for (const name of list) {
      const others = together.get(name) ?? new Set();
      for (const other of list) others.add(other);
      together.set(name, others);
    }
  }
  const meet = (a: Statement, b: Statement) =>
    a.classes.some((name) => b.classes.some((other) => name === other || together.get(name)?.has(other)));

  const places = new Map<string, number>();
  statementsOf(after).forEach(({ text }, place) => {
    places.set(text, place);
  });
  const placeOf = ({ text }: Statement) => places.get(text) ?? 0;

  const statements = statementsOf(before);
  return statements.flatMap((first, index) =>
    statements
      .slice(index + 1)
      .filter(
        (second) =>
          second.layer === first.layer &&
          second.weight === first.weight &&
          placeOf(second) < placeOf(first) &&
          overlap(second.property, first.property) &&
          meet(second, first),
      )
      .map((second) => `${first.text} would win over ${second.text}`),
  );
}
