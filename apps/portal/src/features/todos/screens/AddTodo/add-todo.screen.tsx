import { DetailLayout } from '@mijn/ui/detail-layout';
import { NextSteps } from '@mijn/ui/next-steps';
import { Stack } from '@mijn/ui/stack';
import { useBrand } from '../../../../shared/brand/brand.ts';
import { DraftScope } from '../../../../shared/drafts/draft-scope.tsx';
import { FormPage } from '../../../../shared/shell/form-page.tsx';
import { todosPath } from '../../todos.paths.ts';
import { ReportForm } from './report-form.tsx';
import { texts } from './texts.ts';
import { Urgent } from './urgent.tsx';

/** Shows the form by which a member reports a defect (docs/product.md#reports). */
export function AddTodoScreen() {
  const { name } = useBrand();
  return (
    <FormPage title={texts.title} sub={texts.sub} texts={texts} listPath={todosPath}>
      <Stack gap="large">
        <Urgent />
        <DetailLayout
          gap="large"
          facts={
            <NextSteps
              title={texts.next.title}
              steps={[texts.next.number, texts.next.review(name), texts.next.follow]}
            />
          }
        >
          <DraftScope form="report/new" newLabel={texts.another}>
            <ReportForm />
          </DraftScope>
        </DetailLayout>
      </Stack>
    </FormPage>
  );
}
