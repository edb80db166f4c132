import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { ClassicalPlanet } from '../dignity/planets.js';
import { dispositorChain, dispositorChains } from './dispositors.js';

const places = (given: Partial<Record<ClassicalPlanet, number>>) =>
  new Map(Object.entries(given) as [ClassicalPlanet, number][]);

test('rule: a planet in its own sign ends its chain and those that lead to it (rulers of Tetrabiblos I.17)', () => {
  // Venus in Libra; the Sun in Taurus and Mars in Leo lead to her.
  const { chains, finals, cycles } = dispositorChains(places({ Sun: 40, Venus: 190, Mars: 130 }));
  assert.deepEqual([finals, cycles], [['Venus'], []]);
  assert.deepEqual(
    chains.map(({ body, visited, termination }) => [body, visited.join(' '), termination]),
    [
      ['Sun', 'Sun Venus', 'finalDispositor'],
      ['Venus', 'Venus', 'finalDispositor'],
      ['Mars', 'Mars Sun Venus', 'finalDispositor'],
    ],
  );
});

test('rule: mutual reception by domicile is a cycle of two, reported once and in the order of the planets', () => {
  const { chains, finals, cycles } = dispositorChains(places({ Mercury: 240.5, Jupiter: 73.8, Sun: 241 }));
  assert.deepEqual([finals, cycles], [[], [['Mercury', 'Jupiter']]]);
  assert.deepEqual(chains[0].visited, ['Sun', 'Jupiter', 'Mercury']);
  assert.deepEqual(
    chains[0].links.map(({ subject, signIndex, dispositor }) => [subject, signIndex, dispositor]),
    [
      ['Sun', 8, 'Jupiter'],
      ['Jupiter', 2, 'Mercury'],
      ['Mercury', 8, 'Jupiter'],
    ],
  );
});

test('rule: a chain ends at a ruler whose place is not given', () => {
  const chain = dispositorChain('Mercury', places({ Mercury: 215 }));
  assert.deepEqual(
    [chain.termination, chain.missing, chain.terminal, chain.visited],
    ['missingRuler', 'Mars', [], ['Mercury']],
  );
});

test('rule: each of the twelve signs leads to its domicile ruler, Aries first', () => {
  const rulers = [
    'Mars',
    'Venus',
    'Mercury',
    'Moon',
    'Sun',
    'Mercury',
    'Venus',
    'Mars',
    'Jupiter',
    'Saturn',
    'Saturn',
    'Jupiter',
  ];
  for (const [sign, ruler] of rulers.entries())
    for (const degree of [0, 29.999])
      assert.equal(dispositorChain('Sun', places({ Sun: sign * 30 + degree })).links[0].dispositor, ruler);
});
