/** The demo members with fixed properties. They all have the same password. */
export const members = {
  anna: 'anna.eigenaar@waterpas.example',
  bram: 'bram.bestuur@waterpas.example',
  carla: 'carla.kopie@waterpas.example',
  dirk: 'dirk.tweefactor@waterpas.example',
  els: 'els.leeg@waterpas.example',
  frits: 'frits.veel@waterpas.example',
  gerda: 'gerda.controle@waterpas.example',
  hugo: 'hugo.controle@waterpas.example',
} as const;

export const PASSWORD = 'Waterpas-2026!';
export const TOTP_SECRET = 'JBSWY3DPEHPK3PXP';
