import type { Order } from '../drawing/order.ts';
import { drawPdf, type Paper } from '../drawing/paper.ts';
import { writeAnnualAccount, writeAuditStatement } from './annual-account.ts';
import { writeBudget } from './budget.ts';
import { writeCertificate } from './certificate.ts';
import { writeContract } from './contract.ts';
import { writeConvocation } from './convocation.ts';
import { writeDecisions } from './decisions.ts';
import { writeDeed } from './deed.ts';
import { writeForm } from './form.ts';
import { writeHouseRules } from './house-rules.ts';
import { writeInspection } from './inspection.ts';
import { drawInspectionPhoto } from './inspection-photo.ts';
import { writeInformation, writeTasks } from './leaflet.ts';
import { writeLetter } from './letter.ts';
import { writeMaintenancePlan } from './maintenance-plan.ts';
import { writeMinutes } from './minutes.ts';
import { drawAttendanceSheet, drawBudgetSheet, drawNote } from './office.ts';
import { photoOf } from '../photos/draw-photo.ts';
import { drawGarden, drawLights, drawPainting } from '../photos/outdoors.ts';
import { drawLift, drawRoof } from '../photos/technical.ts';
import { drawNewsletter } from './newsletter.ts';
import { drawFacade, drawPlan } from './pictures.ts';
import { writePolicy, writeValuation } from './policy.ts';
import { writeQuotation } from './quotation.ts';

type Draw = (order: Order) => Promise<Buffer>;

const pdf =
  (write: (paper: Paper, order: Order) => void): Draw =>
  async (order) =>
    drawPdf(order, (paper) => write(paper, order));

/** The key is the first word of the file name with the extension. */
const drawers: Readonly<Record<string, Draw>> = {
  'notulen.pdf': pdf(writeMinutes),
  'uitnodiging.pdf': pdf(writeConvocation),
  'besluiten.pdf': pdf(writeDecisions),
  'jaarrekening.pdf': pdf(writeAnnualAccount),
  'kascommissie.pdf': pdf(writeAuditStatement),
  'begroting.pdf': pdf(writeBudget),
  'mjop.pdf': pdf(writeMaintenancePlan),
  'inspectie.pdf': pdf(writeInspection),
  'offerte.pdf': pdf(writeQuotation),
  'contract.pdf': pdf(writeContract),
  'polis.pdf': pdf(writePolicy),
  'taxatie.pdf': pdf(writeValuation),
  'akte.pdf': pdf(writeDeed),
  'reglement.pdf': pdf(writeHouseRules),
  'brief.pdf': pdf(writeLetter),
  'taken.pdf': pdf(writeTasks),
  'informatie.pdf': pdf(writeInformation),
  'keuring.pdf': pdf(writeCertificate),
  'nieuwsbrief.pdf': drawNewsletter,
  'formulier.pdf': pdf(writeForm),
  'begroting.xlsx': drawBudgetSheet,
  'presentielijst.xlsx': drawAttendanceSheet,
  'verslag.docx': drawNote,
  'gevel.jpg': drawFacade,
  'foto.jpg': drawInspectionPhoto,
  'plan.png': drawPlan,
  'schilderwerk.jpg': photoOf(drawPainting),
  'lichtjesavond.jpg': photoOf(drawLights),
  'tuindag.jpg': photoOf(drawGarden),
  'lift.jpg': photoOf(drawLift),
  'drone.jpg': photoOf(drawRoof),
};

/** Finds the function for a file such as `notulen-2026-06-10.pdf`. */
export function drawerOf(fileName: string): Draw {
  const [, word = '', extension = ''] = /^([a-z]+)[^.]*\.([a-z]+)$/u.exec(fileName) ?? [];
  const draw = drawers[`${word}.${extension}`];
  if (!draw) throw new Error(`Nothing draws ${fileName}: add its kind to demo/documents/index.ts.`);
  return draw;
}
