import type { CompoundRelation, DignityRank } from '../../../doctrine/vedic-dignity/dignity.js';

/** Strings of answers for the facts of doctrine/vedic-dignity. */

export const DIGNITY_RANK: Readonly<Record<DignityRank, string>> = {
  exaltation: 'exaltation',
  mulatrikona: 'mulatrikona',
  ownSign: 'own_sign',
  greatFriendSign: 'great_friend_sign',
  friendSign: 'friend_sign',
  neutralSign: 'neutral_sign',
  enemySign: 'enemy_sign',
  greatEnemySign: 'great_enemy_sign',
  debilitation: 'debilitation',
};

export const COMPOUND_RELATION: Readonly<Record<CompoundRelation, string>> = {
  adhiMitra: 'adhi_mitra',
  mitra: 'mitra',
  sama: 'sama',
  shatru: 'shatru',
  adhiShatru: 'adhi_shatru',
};
